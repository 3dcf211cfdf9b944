// A page that draws itself, and draws itself again: widgets come and go, also while their data are
// on the way.
const view = document.getElementById('view')
const show = (tag, id) => {
  const widget = document.createElement(tag)
  widget.setAttribute('design-id', String(id))
  const link = document.createElement('a')
  link.href = '#'
  link.textContent = `Design ${id}`
  widget.append(link)
  view.replaceChildren(widget)
  return widget
}
globalThis.singlePage = { show, clear: () => view.replaceChildren() }
show('selvage-design-card', 4)
