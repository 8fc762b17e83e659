//! Decides on client commands: each is refused, answered, or turned into a change to commit.
use kernel::Seat;
use table::AnyMatch;

use super::{
    Effect, TableCore, ViewerId,
    planted::{Bug, is_planted},
    play::{Source, StepInput},
};
use crate::{
    id::TableId,
    record::Record,
    store::NewTable,
    wire::{ChatMessage, ClientMessage, CommandError, ServerMessage, StepSource, TableError},
};

/// Maximum number of completed commands that are remembered to detect resent ones. Steps and chat
/// messages are remembered with their own origin.
const RECENT_COMMANDS_MAX: usize = 32;

/// A command that expects a reply.
#[derive(Clone, Debug)]
pub(super) struct Command {
    pub viewer: ViewerId,
    pub id: u32,
    /// The client and its command number as stored, to detect resent commands.
    pub origin: String,
}

/// The outcome of an accepted command.
pub(super) enum Decision {
    /// Nothing has to be stored.
    Done,
    /// The client has already received its reply.
    Answered,
    /// The record changes.
    Change(Change),
    /// The match advances.
    Step(StepInput, Source),
    /// A chat message is posted.
    Post(ChatMessage),
}

pub(super) type CommandResult = Result<Decision, CommandError>;

/// A new record, and what follows once it is stored.
pub(super) struct Change {
    pub record: Box<Record>,
    /// A table to create in the same commit.
    pub create: Option<Box<NewTable>>,
    /// The match that starts.
    pub dealt: Option<Box<dyn AnyMatch>>,
    /// Whether clients may now see more or less than before, so that they need a new view.
    pub sends_views: bool,
    /// Whether seats have changed hands, so that the bots' decision is void.
    pub reschedules_bots: bool,
    /// The token of a new link to a seat, for the client that asked.
    pub link: Option<String>,
    /// The table to which all clients should move.
    pub moved: Option<TableId>,
}

impl Change {
    pub(super) fn to(record: Record) -> Change {
        Change {
            record: Box::new(record),
            create: None,
            dealt: None,
            sends_views: false,
            reschedules_bots: false,
            link: None,
            moved: None,
        }
    }

    /// Creates a change to the occupants of seats.
    pub(super) fn of_seats(record: Record) -> Change {
        Change { sends_views: true, reschedules_bots: true, ..Change::to(record) }
    }
}

impl From<Change> for Decision {
    fn from(change: Change) -> Decision {
        Decision::Change(change)
    }
}

impl From<TableError> for CommandError {
    fn from(error: TableError) -> CommandError {
        CommandError::Table(error)
    }
}

impl TableCore {
    pub(super) fn run_command(&mut self, viewer: ViewerId, message: ClientMessage) {
        let Some(client) = self.viewers.by_id.get(&viewer).map(|viewer| &viewer.client) else {
            return;
        };
        let command = message.id().map(|id| {
            let origin = format!("{client}:{id}");
            Command { viewer, id, origin }
        });
        let is_repeated = message.is_deduplicated()
            && command.as_ref().is_some_and(|command| self.is_done(&command.origin));
        let decided = if is_repeated {
            Ok(Decision::Done)
        } else {
            self.decide(viewer, message, command.as_ref())
        };
        let started = decided.and_then(|decision| self.carry_out(decision, command.clone()));
        if let Err(why) = started {
            let id = command.map(|command| command.id);
            self.send(viewer, &ServerMessage::Refused { id, why });
        }
    }

    /// Returns `true` if the command with this origin has already been carried out.
    pub(super) fn is_done(&self, origin: &str) -> bool {
        if is_planted(Bug::ForgetsCommands) {
            return false;
        }
        self.record.recent_commands.iter().any(|recent| recent == origin)
            || self.play.as_ref().is_some_and(|play| play.origins.contains(origin))
            || self.chat.iter().any(|message| message.origin.as_deref() == Some(origin))
    }

    fn decide(
        &mut self,
        viewer: ViewerId,
        message: ClientMessage,
        command: Option<&Command>,
    ) -> CommandResult {
        match message {
            ClientMessage::Act { seat, command: text, .. } => {
                self.require_seat(viewer, seat)?;
                let act = StepInput::Act { seat, command: text };
                Ok(Decision::Step(act, Source::of(command)))
            }
            ClientMessage::Undo { seat, .. } => self.undo(viewer, seat, command),
            ClientMessage::AskUndo { seat, .. } => self.ask_undo(viewer, seat, command),
            ClientMessage::Answer { question, yes, .. } => {
                self.answer(viewer, question, yes, command)
            }
            ClientMessage::Why { id, seat, command } => self.explain(viewer, id, seat, &command),
            ClientMessage::Insight { id } => self.insight(viewer, id),
            ClientMessage::Chat { text, .. } => self.post_chat(viewer, &text, command),
            ClientMessage::Plan { seat, keys } => self.share_plan(viewer, seat, keys),
            ClientMessage::Sit { seat, name, entropy, .. } => {
                self.sit(viewer, seat, &name, entropy)
            }
            ClientMessage::Stand { seat, .. } => self.stand(viewer, seat),
            ClientMessage::Rename { seat, name, .. } => self.rename(viewer, seat, &name),
            ClientMessage::SetSeat { seat, bot, .. } => self.set_seat(viewer, seat, bot),
            ClientMessage::NSeats { n, .. } => self.set_n_seats(viewer, n),
            ClientMessage::Kick { seat, .. } => self.kick(viewer, seat),
            ClientMessage::Admit { person, .. } => self.admit(viewer, &person),
            ClientMessage::Start { .. } => self.start(viewer),
            ClientMessage::Settings(change) => self.settings(viewer, &change),
            ClientMessage::StandIn { seat, on, .. } => self.stand_in(viewer, seat, on),
            ClientMessage::Link { seat, .. } => self.link(viewer, seat),
            ClientMessage::Claim { token, .. } => self.claim(viewer, &token),
            ClientMessage::Mute { person, on, .. } => self.mute(viewer, &person, on),
            ClientMessage::Rematch { deal, .. } => self.rematch(viewer, deal),
            ClientMessage::Lesson { step, .. } => self.lesson(viewer, step, command),
            ClientMessage::Sync { since } => {
                self.send_update(viewer, since);
                Ok(Decision::Answered)
            }
            ClientMessage::Ping => {
                self.send(viewer, &ServerMessage::Pong);
                Ok(Decision::Answered)
            }
        }
    }

    /// Starts the commit that a decision needs. The reply follows once the commit is durable.
    fn carry_out(
        &mut self,
        decision: Decision,
        command: Option<Command>,
    ) -> Result<(), CommandError> {
        match decision {
            Decision::Done => self.reply_done(command),
            Decision::Answered => {}
            Decision::Change(change) => self.commit_change(change, command),
            Decision::Step(input, source) => self.commit_step(&input, source, command)?,
            Decision::Post(message) => self.commit_chat(message, command),
        }
        Ok(())
    }

    /// Confirms a command that has been carried out, and remembers it.
    pub(super) fn reply_done(&mut self, command: Option<Command>) {
        let Some(Command { viewer, id, origin }) = command else { return };
        if !self.is_done(&origin) {
            remember_command(&mut self.record, origin);
        }
        let step = self.step();
        self.send(viewer, &ServerMessage::Done { id, step });
    }

    fn explain(&mut self, viewer: ViewerId, id: u32, seat: Seat, command: &str) -> CommandResult {
        self.require_seat(viewer, seat)?;
        let play = self.play.as_ref().ok_or(TableError::NotPlaying)?;
        let why = play.game.why(seat, command);
        self.send(viewer, &ServerMessage::Why { id, why });
        Ok(Decision::Answered)
    }

    fn insight(&mut self, viewer: ViewerId, id: u32) -> CommandResult {
        let viewers = self.viewers_of(self.require_viewer(viewer)?);
        let viewers = viewers.ok_or(TableError::NotPlaying)?;
        let play = self.play.as_ref().ok_or(TableError::NotPlaying)?;
        let (step, task) = (play.game.step(), play.game.insight_task(viewers));
        self.emit(Effect::Insight { viewer, id, step, task });
        Ok(Decision::Answered)
    }
}

/// Remembers a command, so that it is not carried out again. A full list drops its oldest entry.
pub(super) fn remember_command(record: &mut Record, origin: String) {
    if record.recent_commands.len() >= RECENT_COMMANDS_MAX {
        record.recent_commands.remove(0);
    }
    record.recent_commands.push(origin);
}

impl Source {
    /// Returns the source of a player's own step.
    pub(super) fn of(command: Option<&Command>) -> Source {
        Source {
            author: StepSource::Person,
            command: command.map(|command| (command.viewer, command.id)),
            origin: command.map(|command| command.origin.clone()),
        }
    }
}
