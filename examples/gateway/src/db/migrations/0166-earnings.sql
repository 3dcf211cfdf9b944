-- what members earn by orders of their designs, and what is taken back when all of an order is
-- given back; a designer whose member is gone stays as a number
CREATE TABLE earnings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  designer_id integer NOT NULL REFERENCES designers (id),
  design_id integer NOT NULL REFERENCES designs (id),
  order_number text NOT NULL REFERENCES orders (number),
  line_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('sold', 'taken_back')),
  merchandise text NOT NULL CHECK (merchandise IN ('fabric', 'wallpaper', 'fill-a-yard', 'home-good')),
  pieces integer NOT NULL CHECK (CASE kind WHEN 'sold' THEN pieces > 0 ELSE pieces < 0 END),
  -- cents of US dollars
  amount_minor integer NOT NULL
    CHECK (CASE kind WHEN 'sold' THEN amount_minor >= 0 ELSE amount_minor <= 0 END),
  created_at timestamptz NOT NULL,
  UNIQUE (line_id, design_id, kind)
);
CREATE INDEX earnings_of_designer ON earnings (designer_id, created_at DESC, id DESC);
CREATE INDEX earnings_of_design ON earnings (design_id);
CREATE INDEX earnings_of_order ON earnings (order_number);
CREATE TRIGGER earnings_stays BEFORE UPDATE OR DELETE ON earnings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE payouts (
  id text PRIMARY KEY,
  designer_id integer NOT NULL REFERENCES designers (id),
  amount_minor integer NOT NULL CHECK (amount_minor > 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX payouts_of_designer ON payouts (designer_id, created_at DESC);
CREATE TRIGGER payouts_stays BEFORE UPDATE OR DELETE ON payouts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE spoondollar_ledger
  DROP CONSTRAINT spoondollar_ledger_kind_check,
  ADD CONSTRAINT spoondollar_ledger_kind_check
    CHECK (kind IN ('bought', 'held', 'released', 'returned', 'voided', 'moved', 'earned'));
