/** What no line may cut: « 20 000 », opening hours as « 9h-18h », and « e-mail ». */
const UNBROKEN = /(\d{1,3}(?: \d{3})+(?!\d)|\d+h(?:\d\d)?-\d+h(?:\d\d)?|\be-mails?\b)/;

/** The parts of a text; those that no line may cut are at every second place. */
export const splitAtFigures = (text: string): string[] => text.split(UNBROKEN);
