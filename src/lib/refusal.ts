/** What is wrong in somebody's file or variable: says all they need, so prints no stack. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.stack = '';
  }
}
