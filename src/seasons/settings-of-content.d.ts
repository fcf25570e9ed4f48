declare module 'virtual:season-settings' {
  const settings: import('./start.ts').SeasonSettings;
  export default settings;
}
