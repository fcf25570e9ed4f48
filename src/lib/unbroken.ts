/** What no line may cut: thousands, opening hours and « e-mail »: « 20 000 », « 9h-18h ». */
const UNBROKEN = /(\d{1,3}(?: \d{3})+(?!\d)|\d+h(?:\d\d)?-\d+h(?:\d\d)?|\be-mails?\b)/;

/** The parts of a text; those that no line may cut are at every second place. */
export const splitAtFigures = (text: string): string[] => text.split(UNBROKEN);
