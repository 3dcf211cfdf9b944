-- store credit in cents of US dollars; a guest's goes to the member whom their cart comes along to
CREATE TABLE spoondollar_accounts (
  user_id text PRIMARY KEY REFERENCES users (id),
  balance_cents integer NOT NULL CHECK (balance_cents >= 0),
  updated_at timestamptz NOT NULL
);

CREATE TABLE spoondollar_ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id),
  attempt_id text REFERENCES payment_attempts (id),
  kind text NOT NULL CHECK (kind IN ('bought', 'held', 'released', 'returned', 'voided', 'moved')),
  -- what the balance grew by
  amount_cents integer NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (user_id, attempt_id, kind)
);

CREATE TRIGGER spoondollar_ledger_stays BEFORE UPDATE OR DELETE ON spoondollar_ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE checkouts ADD COLUMN spoondollar_cents integer CHECK (spoondollar_cents > 0);
