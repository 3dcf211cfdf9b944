-- the buyer's VAT number, which the invoice names
ALTER TABLE checkouts ADD COLUMN vat_number text;
