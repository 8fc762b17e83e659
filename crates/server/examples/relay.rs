//! Measures the cost of WebSockets alone, with a relay that validates and stores nothing.
//!
//! Each room has four clients. One of them sends a message, the server broadcasts an update to all
//! four, and the client sends the next message. Messages are as long as those of a game step.
//! `cargo run --profile dist -p server --example relay [ROOMS] [PAUSE_MS]` prints steps per second
//! and the relay's CPU time per step, as a baseline for `ovoo loadtest`.
#![allow(clippy::print_stdout, reason = "a benchmark prints its results")]
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

type Error = Box<dyn std::error::Error + Send + Sync>;
type Sink = SplitSink<WebSocketStream<TcpStream>, Message>;
type Room = Arc<Mutex<Vec<Sink>>>;

/// Typical size of a command in bytes.
const COMMAND_LEN: usize = 60;
/// Typical size of an update in bytes.
const UPDATE_LEN: usize = 900;
const N_SEATS: u32 = 4;
const WARM_UP: Duration = Duration::from_secs(2);
const MEASURED: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut args = env::args().skip(1);
    let first = args.next();
    if first.as_deref() == Some("serve") {
        return serve(&args.next().ok_or("missing listen address")?).await;
    }
    let n_rooms = first.map_or(Ok(1000), |text| text.parse())?;
    let pause = args.next().map_or(Ok(0), |text| text.parse())?;
    // Reserves a free port. The relay process binds it a moment later.
    let address = TcpListener::bind("127.0.0.1:0").await?.local_addr()?.to_string();
    let mut relay = Command::new(env::current_exe()?).args(["serve", &address]).spawn()?;
    let report = measure(&address, relay.id(), n_rooms, Duration::from_millis(pause)).await;
    relay.kill()?;
    relay.wait()?;
    println!("{}", report?);
    Ok(())
}

async fn serve(address: &str) -> Result<(), Error> {
    let listener = TcpListener::bind(address).await?;
    let mut rooms: HashMap<u32, Room> = HashMap::new();
    for n in 0.. {
        let (stream, _) = listener.accept().await?;
        let room = rooms.entry(n / N_SEATS).or_default().clone();
        tokio::spawn(relay(stream, room));
    }
    Ok(())
}

async fn relay(stream: TcpStream, room: Room) -> Result<(), Error> {
    stream.set_nodelay(true)?;
    let (sink, mut messages) = accept_async(stream).await?.split();
    room.lock().await.push(sink);
    let update = Message::text("x".repeat(UPDATE_LEN));
    while let Some(Ok(_)) = messages.next().await {
        for sink in room.lock().await.iter_mut() {
            sink.send(update.clone()).await?;
        }
    }
    Ok(())
}

async fn measure(
    address: &str,
    relay: u32,
    n_rooms: u32,
    pause: Duration,
) -> Result<String, Error> {
    let n_steps = Arc::new(AtomicU64::new(0));
    while TcpStream::connect(address).await.is_err() {
        sleep(Duration::from_millis(50)).await;
    }
    // The probe above took the first place in room 0, so that room stays silent.
    for n in 1..N_SEATS * (n_rooms + 1) {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = client_async(format!("ws://{address}/"), stream).await?;
        let is_sender = n >= N_SEATS && n % N_SEATS == 0;
        tokio::spawn(run_client(socket, is_sender.then(|| n_steps.clone()), pause));
    }
    sleep(WARM_UP * 2).await;
    let (cpu, n) = (cpu_ms(relay)?, n_steps.load(Ordering::Relaxed));
    sleep(MEASURED).await;
    let (cpu, n) = (cpu_ms(relay)? - cpu, n_steps.load(Ordering::Relaxed) - n);
    let rate = n as f64 / MEASURED.as_secs_f64();
    Ok(format!("{rate:.0} steps per second, {:.1} us of CPU per step", cpu * 1000.0 / n as f64))
}

/// Sends the next command after every update if `n_steps` is given; otherwise only receives.
async fn run_client(
    socket: WebSocketStream<TcpStream>,
    n_steps: Option<Arc<AtomicU64>>,
    pause: Duration,
) -> Result<(), Error> {
    let (mut sink, mut messages) = socket.split();
    let command = Message::text("y".repeat(COMMAND_LEN));
    sleep(WARM_UP).await;
    if n_steps.is_some() {
        sink.send(command.clone()).await?;
    }
    while let Some(Ok(_)) = messages.next().await {
        let Some(n_steps) = &n_steps else { continue };
        n_steps.fetch_add(1, Ordering::Relaxed);
        if !pause.is_zero() {
            sleep(pause).await;
        }
        sink.send(command.clone()).await?;
    }
    Ok(())
}

/// Returns the CPU time a process has used so far. Linux counts it in ticks of 10 ms.
fn cpu_ms(process: u32) -> Result<f64, Error> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    let (_, fields) = stat.rsplit_once(')').ok_or("process name missing in /proc stat")?;
    let mut fields = fields.split_whitespace().skip(11).map(str::parse::<u32>);
    let mut ticks = || fields.next().ok_or("too few fields in /proc stat")?.map_err(Error::from);
    Ok(f64::from(ticks()? + ticks()?) * 10.0)
}
