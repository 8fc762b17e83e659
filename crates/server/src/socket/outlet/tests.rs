use tokio::{
    io::AsyncReadExt,
    net::{TcpListener, TcpSocket},
};

use super::*;

/// Both ends of a connection that takes little at once.
async fn connection() -> (Arc<Outlet>, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small one");
    let address = listener.local_addr().expect("an address");
    let (page, accepted) = tokio::join!(socket.connect(address), listener.accept());
    let (stream, _) = accepted.expect("somebody came");
    stream.writable().await.expect("it can be written to");
    (Outlet::new(stream), page.expect("it listens"))
}

/// The texts of all frames, and their heads are right.
fn texts(mut bytes: &[u8]) -> Vec<String> {
    let mut texts = Vec::new();
    while let [TEXT, short, rest @ ..] = bytes {
        let (length, rest) = match short {
            126 => (usize::from(u16::from_be_bytes([rest[0], rest[1]])), &rest[2..]),
            127 => {
                let (head, rest) = rest.split_at(8);
                let length = u64::from_be_bytes(head.try_into().expect("eight bytes"));
                assert!(length > 0xffff);
                (length as usize, rest)
            }
            length => (usize::from(*length), rest),
        };
        let (text, rest) = rest.split_at(length);
        texts.push(String::from_utf8(text.to_vec()).expect("text"));
        bytes = rest;
    }
    assert!(bytes.is_empty());
    texts
}

#[tokio::test]
async fn messages_of_every_length_arrive_whole_and_in_order() {
    let (outlet, mut page) = connection().await;
    let lengths = [0, 1, 125, 126, 127, 0xffff, 0x10000, 100_000, 5];
    let reading = tokio::spawn(async move {
        let mut bytes = Vec::new();
        page.read_to_end(&mut bytes).await.expect("it can be read");
        bytes
    });
    for length in lengths {
        let text = "x".repeat(length);
        let (one, other) = text.as_bytes().split_at(length / 3);
        outlet.say(&[one, b"", other]).expect("there is room");
        outlet.send_on().await.expect("the page reads");
    }
    drop(outlet);
    let heard = texts(&reading.await.expect("it is read"));
    assert!(heard.iter().map(String::len).eq(lengths), "some are not whole");
}

#[tokio::test]
async fn what_a_page_does_not_read_waits_up_to_a_limit() {
    let (outlet, mut page) = connection().await;
    let message = |n: u32| format!("{n:01000}");
    let mut n_said = 0;
    let end = loop {
        match outlet.say(&[message(n_said).as_bytes()]) {
            Ok(()) => n_said += 1,
            Err(why) => break why,
        }
        assert!(n_said < 100_000, "there is no limit");
    };
    assert_eq!(end, Unheard::Slow);
    assert!(outlet.waiting().bytes.len() <= WAITING_MAX);
    let reading = tokio::spawn(async move {
        let mut bytes = Vec::new();
        page.read_to_end(&mut bytes).await.expect("it can be read");
        bytes
    });
    outlet.send_on().await.expect("the page reads now");
    assert_eq!(outlet.waiting().bytes.capacity(), 0, "memory is given back");
    outlet.say(&[message(n_said).as_bytes()]).expect("there is room again");
    drop(outlet);
    let heard = texts(&reading.await.expect("it is read"));
    let said: Vec<String> = (0..=n_said).map(message).collect();
    assert!(heard == said, "{} of {} messages", heard.len(), said.len());
}

#[tokio::test]
async fn a_page_that_does_not_read_is_not_waited_for_once_the_table_lets_go() {
    let (outlet, _page) = connection().await;
    let hold = Hold::new(outlet.clone());
    while hold.say(&[&[b'x'; 1000]]).is_ok() {}
    let other = hold.clone();
    drop(hold);
    assert!(!outlet.is_let_go(), "somebody holds it still");
    let sending = tokio::spawn({
        let outlet = outlet.clone();
        async move { outlet.send_on().await }
    });
    drop(other);
    sending.await.expect("no panic").expect("it is let go, not broken");
    assert!(outlet.is_let_go());
}

#[tokio::test]
async fn who_hangs_up_is_gone() {
    let (outlet, page) = connection().await;
    drop(page);
    let end = loop {
        if let Err(why) = outlet.say(&[&[b'x'; 1000]]) {
            break why;
        }
        tokio::task::yield_now().await;
    };
    assert_eq!(end, Unheard::Gone);
    assert_eq!(outlet.ping(), Err(Unheard::Gone));
    assert!(outlet.send_on().await.is_err());
}
