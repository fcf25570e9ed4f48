/**
 * What somebody wrote in a file or a variable cannot be taken. Its message says all that they need;
 * the stack, which tells where the code found it, would only hide it.
 */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
