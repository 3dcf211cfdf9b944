-- an order that gift certificates or Spoondollars pay is charged nothing
ALTER TABLE payment_attempts
  DROP CONSTRAINT payment_attempts_amount_minor_check,
  ADD CONSTRAINT payment_attempts_amount_minor_check CHECK (amount_minor >= 0);

ALTER TABLE payment_holds
  -- what is held of a gift certificate in its minor unit, or of Spoondollars in cents
  ADD COLUMN amount_minor integer NOT NULL DEFAULT 0 CHECK (amount_minor >= 0),
  DROP CONSTRAINT payment_holds_kind_check,
  ADD CONSTRAINT payment_holds_kind_check CHECK (kind IN ('promo', 'gift_certificate', 'spoondollars'));

-- certificates that were bought; the code is derived when its mail is written, and kept as a hash
CREATE TABLE gift_certificates (
  id text PRIMARY KEY,
  code_hash bytea UNIQUE,
  code_end text,
  amount_minor integer NOT NULL CHECK (amount_minor > 0),
  balance_minor integer NOT NULL CHECK (balance_minor BETWEEN 0 AND amount_minor),
  currency text NOT NULL,
  order_number text NOT NULL REFERENCES orders (number),
  item_id text NOT NULL,
  recipient_email text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL,
  -- set when its order is canceled
  voided_at timestamptz,
  UNIQUE (order_number, item_id)
);

CREATE TABLE gift_certificate_ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  certificate_id text NOT NULL REFERENCES gift_certificates (id),
  -- null for its purchase and its end
  attempt_id text REFERENCES payment_attempts (id),
  kind text NOT NULL CHECK (kind IN ('bought', 'held', 'released', 'returned', 'voided')),
  -- what the balance grew by
  amount_minor integer NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (certificate_id, attempt_id, kind)
);

CREATE TRIGGER gift_certificate_ledger_stays BEFORE UPDATE OR DELETE ON gift_certificate_ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE checkouts ADD COLUMN gift_certificate_id text REFERENCES gift_certificates (id);
ALTER TABLE cart_items ADD COLUMN recipient_email text;
ALTER TABLE cart_items ADD COLUMN gift_message text;
