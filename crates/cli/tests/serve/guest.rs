//! A guest's HTTP client, with or without a cookie.
use reqwest::{Method, StatusCode, header};
use serde_json::Value;

use crate::process::Server;

/// A browser session as the HTTP API sees it.
#[derive(Clone)]
pub struct Guest {
    pub http: reqwest::Client,
    pub base: String,
    /// The cookie as the browser sends it: `ovoo_guest=…`.
    pub cookie: Option<String>,
}

/// A response from the HTTP API.
#[derive(Debug)]
pub struct Response {
    pub status: StatusCode,
    pub text: String,
    pub cookie: Option<String>,
}

impl Response {
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Returns the body of a successful response.
    #[track_caller]
    pub fn expect_ok(&self) -> Value {
        assert!(self.status.is_success(), "{self:?}");
        self.json()
    }

    /// Checks that the response is an error with this status and code.
    #[track_caller]
    pub fn expect_error(&self, status: u16, code: &str) {
        assert_eq!(self.status.as_u16(), status, "{self:?}");
        let error = self.json();
        assert_eq!(error["code"], code, "{self:?}");
        assert!(error["message"].as_str().is_some_and(|text| !text.is_empty()), "{self:?}");
    }
}

impl Guest {
    /// Returns a client without a cookie.
    pub fn anonymous(server: &Server) -> Guest {
        Guest { http: server.http.clone(), base: server.url(""), cookie: None }
    }

    /// Returns a client with a guest cookie.
    pub async fn new(server: &Server) -> Guest {
        let mut guest = Guest::anonymous(server);
        let answer = guest.get("/api/me").await;
        answer.expect_ok();
        assert!(answer.cookie.is_some(), "{answer:?}");
        guest.cookie = answer.cookie;
        guest
    }

    pub async fn several<const N: usize>(server: &Server) -> [Guest; N] {
        let mut guests = Vec::new();
        for _ in 0..N {
            guests.push(Guest::new(server).await);
        }
        guests.try_into().unwrap_or_else(|_| unreachable!("the vector has N elements"))
    }

    pub fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match &self.cookie {
            Some(cookie) => request.header(header::COOKIE, cookie),
            None => request,
        }
    }

    pub async fn get(&self, path: &str) -> Response {
        send_request(self.request(Method::GET, path)).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Response {
        send_request(self.request(Method::POST, path).json(body)).await
    }

    pub async fn put(&self, path: &str, body: &Value) -> Response {
        send_request(self.request(Method::PUT, path).json(body)).await
    }

    /// Creates a table and returns its id.
    #[track_caller]
    pub fn create(&self, request: Value) -> impl Future<Output = String> {
        let guest = self.clone();
        async move {
            let created = guest.post("/api/tables", &request).await;
            assert_eq!(created.status, StatusCode::CREATED, "{created:?}");
            created.json()["table"].as_str().expect("a table has an id").to_owned()
        }
    }

    pub async fn table(&self, id: &str) -> Value {
        self.get(&format!("/api/tables/{id}")).await.expect_ok()
    }

    /// Returns the token in the cookie, without its signature.
    pub fn token(&self) -> String {
        let cookie = self.cookie.as_deref().expect("a guest has a cookie");
        let value = cookie.strip_prefix("ovoo_guest=").expect("it is the guest's cookie");
        let value = value.replace("%3D", "=").replace("%2B", "+").replace("%2F", "/");
        value[value.len() - 32..].to_owned()
    }
}

pub async fn send_request(request: reqwest::RequestBuilder) -> Response {
    let response = request.send().await.expect("the server answers");
    let cookie = response.headers().get(header::SET_COOKIE).map(|cookie| {
        let cookie = cookie.to_str().expect("cookies are ASCII");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        cookie.split(';').next().expect("a cookie has a value").to_owned()
    });
    let status = response.status();
    Response { status, text: response.text().await.expect("the body is complete"), cookie }
}
