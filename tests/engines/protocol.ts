import { once } from 'node:events';

/** Of WebDriver BiDi and of Chromium's DevTools: an answer, by its number, or an event, by its name. */
interface Message {
  readonly id?: number | null;
  readonly method?: string;
  // biome-ignore lint/suspicious/noExplicitAny: there are as many shapes as commands
  readonly [part: string]: any;
}

/** @param heard is told of every message */
export async function connect(url: string, heard?: (message: Message) => void) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number | string, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data);
    waiting.get(message.id ?? message.method ?? '')?.(message);
    heard?.(message);
  });
  /** The next message of a name or number; rarely an engine hangs, and must not hang the test. */
  function next(what: number | string): Promise<Message> {
    return new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Error(`no answer: ${what}`)), 60_000);
      waiting.set(what, (message) => {
        clearTimeout(late);
        done(message);
      });
    });
  }
  let last = 0;
  async function ask<Result>(method: string, params: object = {}): Promise<Result> {
    last += 1;
    const answer = next(last);
    socket.send(JSON.stringify({ id: last, method, params }));
    const { result, error, message = error?.message } = await answer;
    if (error) throw new Error(`${method}: ${message}`);
    return result;
  }
  return { ask, next };
}
