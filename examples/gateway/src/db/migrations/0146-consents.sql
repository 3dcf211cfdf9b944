-- what visitors chose about their privacy, one row for each change, as proof of it
CREATE TABLE consents (
  id text PRIMARY KEY,
  -- the random id of the cookie that remembers the choice
  browser_id text NOT NULL,
  -- the guest or member in whose session it was chosen; null without one
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  analytics boolean NOT NULL,
  marketing boolean NOT NULL,
  do_not_sell boolean NOT NULL,
  -- the browser sent Global Privacy Control
  by_browser boolean NOT NULL,
  chosen_at timestamptz NOT NULL,
  CHECK (NOT by_browser OR do_not_sell),
  CHECK (NOT do_not_sell OR NOT marketing)
);
CREATE INDEX consents_browser ON consents (browser_id, chosen_at);
CREATE INDEX consents_user ON consents (user_id, chosen_at) WHERE user_id IS NOT NULL;
CREATE INDEX consents_age ON consents (chosen_at);
