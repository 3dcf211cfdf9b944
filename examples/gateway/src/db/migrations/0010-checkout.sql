CREATE TABLE checkouts (
  cart_id text PRIMARY KEY REFERENCES carts (id) ON DELETE CASCADE,
  email text,
  shipping_address jsonb,
  newsletter boolean NOT NULL DEFAULT false,
  delivery_option_id text,
  gift jsonb,
  -- what the payment session was opened for: total, currency, exchange rate, tax rate, promo
  terms jsonb,
  -- the provider's token and what may be shown of the card
  payment jsonb,
  billing_address jsonb,
  updated_at timestamptz NOT NULL
);

-- rates that differ from the reference table: 'GB', 'US-NY'
CREATE TABLE tax_rates (
  region text PRIMARY KEY,
  rate double precision NOT NULL CHECK (rate >= 0 AND rate < 1)
);

-- least total that a card is charged; with no row there is none
CREATE TABLE card_minimums (
  currency text PRIMARY KEY,
  amount_minor integer NOT NULL CHECK (amount_minor > 0)
);
