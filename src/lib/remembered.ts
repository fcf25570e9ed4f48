/** A function of a word that works once for each: texts say the same words again and again. */
export function remembered<Value>(make: (word: string) => Value): (word: string) => Value {
  const made = new Map<string, Value>();
  return (word) => {
    const value = made.get(word) ?? make(word);
    made.set(word, value);
    return value;
  };
}
