declare module 'virtual:season-settings' {
  const settings: import('./start.ts').SeasonSettings;
  export default settings;
}

declare module 'virtual:dressed-days' {
  const days: import('./runs.ts').DressedDays;
  export default days;
}
