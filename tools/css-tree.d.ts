/** The parts of css-tree that the project uses; the package has no types. */
declare module 'css-tree' {
  interface List<Item> extends Iterable<Item> {
    readonly isEmpty: boolean;
    filter<Kept extends Item>(keep: (item: Item) => item is Kept): List<Kept>;
    map<Other>(change: (item: Item) => Other): List<Other>;
  }

  export interface Node {
    readonly type: string;
    readonly name: string;
    readonly property: string;
    readonly value: Node | string | null;
    readonly matcher: string | null;
    readonly prelude: Node | null;
    readonly block: Node | null;
    readonly children: List<Node> | null;
  }

  export function parse(css: string, options?: Readonly<Record<string, boolean>>): Node;

  export function generate(node: Node): string;
}
