/** Runs in the page: the controls without a border on all four sides, which forced colours would hide. */
export function withoutEdge(): string[] {
  const drawn = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) >= 1;
  // Around the control itself, or around the box that holds it and its sign.
  const edged = (part: Element | null) => {
    if (!part) return false;
    const style = getComputedStyle(part);
    return (
      drawn(style.outlineStyle, style.outlineWidth) ||
      (drawn(style.borderTopStyle, style.borderTopWidth) &&
        drawn(style.borderRightStyle, style.borderRightWidth) &&
        drawn(style.borderBottomStyle, style.borderBottomWidth) &&
        drawn(style.borderLeftStyle, style.borderLeftWidth))
    );
  };
  // A range here is transparent over the handle that is drawn for it.
  const own = 'button, input:not([type=radio], [type=checkbox], [type=range]), select';
  return [...document.querySelectorAll(own)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !edged(control) && !edged(control.parentElement))
    .map((control) => control.outerHTML.slice(0, 120));
}
