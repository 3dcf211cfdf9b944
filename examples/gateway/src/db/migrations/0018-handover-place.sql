-- what the page that made a code named: only that goes over to the storefront with the cart
ALTER TABLE cart_handovers ADD COLUMN country text, ADD COLUMN currency text;
