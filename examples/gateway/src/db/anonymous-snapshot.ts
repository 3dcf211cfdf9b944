/** The condition of a line that no gift certificate has a recipient for. */
const HAS_NO_RECIPIENT = "line #> '{merchandise,stock_item,recipient}' IS NULL"

/**
 * Returns the lines of the order of a `snapshot` without who gets their gift certificates; those
 * that a condition on `line` is true for stay as they are.
 */
export const linesWithoutRecipient = (stays = HAS_NO_RECIPIENT): string => `
  (SELECT jsonb_agg(
      CASE WHEN ${stays} THEN line
        ELSE jsonb_set(line #- '{merchandise,stock_item,recipient}', '{text,product}', '""') END
      ORDER BY place)
    FROM jsonb_array_elements(snapshot #> '{order,order_items}') WITH ORDINALITY AS lines (line, place))`

/** The `snapshot` of a payment without whose it was. */
export const ANONYMOUS_SNAPSHOT = `
  jsonb_set(
    snapshot || '{"email": "", "shipping_address": null, "gift": null, "payment": null, "vat_number": null}',
    '{order,order_items}', ${linesWithoutRecipient()})`
