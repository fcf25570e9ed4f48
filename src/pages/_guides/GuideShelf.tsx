import text from '#components/ui/layout.module.css';
import { Columns, Stack } from '#components/ui/layout.tsx';
import { GuideList, type GuideListProps } from './GuideList.tsx';

export interface GuideShelfProps extends Pick<GuideListProps, 'guides'> {
  id: string;
  title: string;
  lede: string;
}

export function GuideShelf({ id, title, lede, guides }: GuideShelfProps) {
  return (
    <Columns split="narrowFirst">
      <Stack gap={3}>
        <h2 id={id}>{title}</h2>
        <p className={text.quiet}>{lede}</p>
      </Stack>
      <GuideList guides={guides} />
    </Columns>
  );
}
