-- the order as its shopper agreed to it, with the payment that was given for it
ALTER TABLE checkouts ADD COLUMN agreed jsonb;
