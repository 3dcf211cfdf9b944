const elements = `
  <h1>Curtains by the sea</h1>
  <h2>This week</h2>
  <p>We hang what we print. <a href="#visit">Visit us</a> and <em>feel</em> the linen.</p>
  <ul><li>Linen</li><li>Velvet</li></ul>
  <form><label for="mail">E-mail</label> <input id="mail"> <select><option>Coast</option></select>
    <textarea rows="2"></textarea> <button type="button">Write to us</button></form>
  <fieldset><legend>Rooms</legend><label><input type="checkbox"> Kitchen</label></fieldset>
  <table><tr><th>Day</th><td>Sunday</td></tr></table><hr>`

/** A page's own rules for its elements and classes. */
const rules = `
  body { margin: 30px; background: Canvas; color: CanvasText; font: 17px/1.4 Georgia, serif; }
  .site h1 { color: teal; text-transform: uppercase; }
  .site p { margin: 20px 0; }
  .site button { background: teal; color: white; border-radius: 20px; padding: 8px 20px; }`

/** The content of somebody else's page, in the reader's color scheme, partly without any rules. */
export const hostPage = `<style>:root { color-scheme: light dark; } ${rules}</style>
<div class="site" id="site">${elements}</div><div>${elements.replaceAll('"mail"', '"mail-2"')}</div>`

/** A place for a component. */
export const componentPlace = '<section id="component"></section>'

/** Rules of a page for elements, such as resets and themes have. */
export const rulesForElements = `<style>
  * { margin: 0; padding: 0; box-sizing: content-box; }
  body { margin: 8px; background: white; color: purple; font: 22px/2 Georgia, serif; }
  body h1, h2, h3 { color: crimson; font: italic 50px/1 fantasy; margin: 40px; }
  div { padding: 3px; border: 1px solid red; }
  p, li, span, strong { color: green; font-size: 30px; }
  ul { list-style: square; padding-left: 60px; }
  a { color: orange; text-decoration: wavy underline; }
  form button, button, input, select { background: yellow; border: 6px dotted blue; }
  button { border-radius: 30px; text-transform: uppercase; width: 90px; float: right; }
  fieldset, label, legend { display: inline; border: 4px solid; padding: 20px; }
  img, svg { border: 5px solid; width: 40px; height: 40px; opacity: 0.5; }
</style>`
