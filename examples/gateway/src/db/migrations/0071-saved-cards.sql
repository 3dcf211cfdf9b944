-- a member's saved cards: the provider's own id and what may be shown of each
CREATE TABLE saved_cards (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider_id text NOT NULL UNIQUE,
  brand text NOT NULL,
  last4 text NOT NULL CHECK (last4 ~ '^[0-9]{4}$'),
  exp_month integer NOT NULL CHECK (exp_month BETWEEN 1 AND 12),
  exp_year integer NOT NULL,
  name text NOT NULL,
  fingerprint text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX saved_cards_user ON saved_cards (user_id, created_at DESC);
-- the same card is saved once
CREATE UNIQUE INDEX saved_cards_once ON saved_cards (user_id, fingerprint) WHERE fingerprint <> '';
