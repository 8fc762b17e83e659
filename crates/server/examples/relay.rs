//! What sockets alone cost on this machine: a relay that checks nothing and keeps nothing.
//!
//! Rooms of four; one client speaks, the server tells all four, the client speaks again. As many
//! bytes as a step of a game has. `cargo run --release -p server --example relay [ROOMS]
//! [PAUSE_MS]` prints steps a second and the relay's CPU a step, to hold against `ovoo load`.
#![allow(clippy::print_stdout, reason = "a tool that prints what it measured")]
use std::{
    collections::HashMap,
    env, fs,
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use futures_util::{SinkExt, StreamExt, stream::SplitSink};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::Mutex,
    time::sleep,
};
use tokio_tungstenite::{WebSocketStream, accept_async, client_async, tungstenite::Message};

type Problem = Box<dyn std::error::Error + Send + Sync>;
type Out = SplitSink<WebSocketStream<TcpStream>, Message>;
type Room = Arc<Mutex<Vec<Out>>>;

/// Bytes of a command and of an update: the usual ones of a game.
const N_ASKED: usize = 60;
const N_TOLD: usize = 900;
const N_SEATS: u32 = 4;
const WARM_UP: Duration = Duration::from_secs(2);
const MEASURED: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> Result<(), Problem> {
    let mut args = env::args().skip(1);
    let first = args.next();
    if first.as_deref() == Some("serve") {
        return serve(&args.next().ok_or("where?")?).await;
    }
    let n_rooms = first.map_or(Ok(1000), |text| text.parse())?;
    let pause = args.next().map_or(Ok(0), |text| text.parse())?;
    // A free port; the relay takes it a moment later.
    let address = TcpListener::bind("127.0.0.1:0").await?.local_addr()?.to_string();
    let mut relay = Command::new(env::current_exe()?).args(["serve", &address]).spawn()?;
    let told = measure(&address, relay.id(), n_rooms, Duration::from_millis(pause)).await;
    relay.kill()?;
    relay.wait()?;
    println!("{}", told?);
    Ok(())
}

async fn serve(address: &str) -> Result<(), Problem> {
    let listener = TcpListener::bind(address).await?;
    let mut rooms: HashMap<u32, Room> = HashMap::new();
    for nth in 0.. {
        let (stream, _) = listener.accept().await?;
        let room = rooms.entry(nth / N_SEATS).or_default().clone();
        tokio::spawn(relay(stream, room));
    }
    Ok(())
}

async fn relay(stream: TcpStream, room: Room) -> Result<(), Problem> {
    stream.set_nodelay(true)?;
    let (out, mut words) = accept_async(stream).await?.split();
    room.lock().await.push(out);
    let told = Message::text("x".repeat(N_TOLD));
    while let Some(Ok(_)) = words.next().await {
        for out in room.lock().await.iter_mut() {
            out.send(told.clone()).await?;
        }
    }
    Ok(())
}

async fn measure(
    address: &str,
    relay: u32,
    n_rooms: u32,
    pause: Duration,
) -> Result<String, Problem> {
    let n_steps = Arc::new(AtomicU64::new(0));
    while TcpStream::connect(address).await.is_err() {
        sleep(Duration::from_millis(50)).await;
    }
    // That one was the first of its room; three who are silent fill it.
    for nth in 1..N_SEATS * (n_rooms + 1) {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (words, _) = client_async(format!("ws://{address}/"), stream).await?;
        let speaks = nth >= N_SEATS && nth % N_SEATS == 0;
        tokio::spawn(play(words, speaks.then(|| n_steps.clone()), pause));
    }
    sleep(WARM_UP * 2).await;
    let (cpu, n) = (cpu_ms(relay)?, n_steps.load(Ordering::Relaxed));
    sleep(MEASURED).await;
    let (cpu, n) = (cpu_ms(relay)? - cpu, n_steps.load(Ordering::Relaxed) - n);
    let rate = n as f64 / MEASURED.as_secs_f64();
    Ok(format!("{rate:.0} steps a second, {:.1} us of CPU a step", cpu * 1000.0 / n as f64))
}

/// Speaks, if it is a speaker, whenever it was answered; the others listen.
async fn play(
    words: WebSocketStream<TcpStream>,
    n_steps: Option<Arc<AtomicU64>>,
    pause: Duration,
) -> Result<(), Problem> {
    let (mut out, mut heard) = words.split();
    let asked = Message::text("y".repeat(N_ASKED));
    sleep(WARM_UP).await;
    if n_steps.is_some() {
        out.send(asked.clone()).await?;
    }
    while let Some(Ok(_)) = heard.next().await {
        let Some(n_steps) = &n_steps else { continue };
        n_steps.fetch_add(1, Ordering::Relaxed);
        if !pause.is_zero() {
            sleep(pause).await;
        }
        out.send(asked.clone()).await?;
    }
    Ok(())
}

/// Processor time of a process so far, from the kernel's own count in hundredths of a second.
fn cpu_ms(process: u32) -> Result<f64, Problem> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    let (_, fields) = stat.rsplit_once(')').ok_or("a process without a name")?;
    let mut fields = fields.split_whitespace().skip(11).map(str::parse::<u32>);
    let mut ticks = || fields.next().ok_or("too few numbers")?.map_err(Problem::from);
    Ok(f64::from(ticks()? + ticks()?) * 10.0)
}
