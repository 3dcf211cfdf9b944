-- a code that an order brings is worth one use for each pack in it
ALTER TABLE promos ADD COLUMN order_number text REFERENCES orders (number);
CREATE INDEX promos_order ON promos (order_number) WHERE order_number IS NOT NULL;
