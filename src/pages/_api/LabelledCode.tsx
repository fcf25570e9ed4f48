import { CodeBlock, type CodeBlockProps } from '#components/ui/CodeBlock.tsx';
import { afterColon } from '#i18n/format.ts';

/** A sample whose copy button says which sample it copies. */
export function LabelledCode(props: Omit<CodeBlockProps, 'about'>) {
  return <CodeBlock {...props} about={afterColon(props.label)} />;
}
