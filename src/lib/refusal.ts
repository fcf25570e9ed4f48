/**
 * An error in what somebody wrote in a file or a variable. Its message says all that they need, so
 * it is printed without a stack.
 */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.stack = '';
  }
}
