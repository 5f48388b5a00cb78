/** Turns, time and invitations: what a table says to people who come, wait, or are elsewhere. */
export const reach = {
  "rethink.title": "Done?",
  "rethink.pause": "The bots wait {0} s. You can still take this back.",
  "rethink.consent": "You can still take this back, if the others agree.",
  "rethink.free": "You can still take this back until somebody else chooses.",
  "rethink.go-on": "Go on",
  "rethink.others": "Bots wait a moment for {0}",

  "time.used": "Time used",
  "time.of": "{0} of {1} min",
  "time.up": "Your time is up",
  "time.up-why": "A bot plays on for you. You can watch to the end.",

  "name.ask": "What should the others call you?",
  "name.give": "That’s me",
  "name.later": "Not now",

  "qr.show": "QR code",
  "qr.hide": "Hide code",
  "qr.text": "Scan it with a phone to sit there: {0}",
  "qr.watch": "Scan it with a phone to watch",
  "qr.mine": "Scan it with your phone to go on there. Show it to nobody else: it opens your seat.",

  "push.switch": "Notify me at my turn",
  "push.why": "Even when this page is closed. The message says which table, nothing more.",
  "push.denied": "Your browser does not allow notifications from this page.",
  "push.failed": "The browser could not set it up. Try again later.",

  "lost.title": "There is nothing here",
  "lost.text": "No page has this address. Perhaps a letter was lost on the way.",

  "start.pause": "Time to think again",
  "start.pause-note": "So long bots wait after your turn, while you can still take it back.",
  "start.pause-none": "None",
  "start.seconds": "{0} s",
  "start.times": "Clock",
  "start.times-off": "None",
  "start.times-off-note": "Everybody takes the time they need.",
  "start.times-shown": "No limit",
  "start.times-shown-note": "Everybody sees how much time each has used.",
  "start.times-bot": "{0} min each",
  "start.times-bot-note": "Whoever has used it up is played on by a bot.",
  "new.bad-pause": "Pause “{0}” is not possible. It is a number of seconds, up to {1}.",
  "new.bad-times": "Times “{0}” is not known. It is one of {1}.",
  "new.bad-minutes": "Minutes “{0}” is not possible. It is a number above 0.",
};
