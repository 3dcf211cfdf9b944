-- what happened on the pages of visitors who allow analytics; no row says whose it is
CREATE TABLE analytics_events (
  -- the random key under which an event counts once
  id text PRIMARY KEY,
  name text NOT NULL,
  -- by the clock of the visitor's device
  happened_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  -- the state of the page: its name, key and language, the host, the view and a random number
  page jsonb NOT NULL,
  -- the data of the event's name, as the contract has them
  data jsonb NOT NULL
);
CREATE INDEX analytics_events_age ON analytics_events (received_at);
CREATE INDEX analytics_events_name ON analytics_events (name, received_at);
