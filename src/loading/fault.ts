/**
 * The event by which a loader tells the watcher of its files what is wrong in them, or no longer:
 * `(from: string, message?: string)`.
 */
export const FAULT = 'content-fault';
