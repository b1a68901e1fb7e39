import { useRecordContext } from 'react-admin';
import { isPreviewKind } from '#contract/rules/shop/previewKinds.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { WordlessIfNarrow } from '#ui/layout/WordlessIfNarrow.tsx';
import { SeeInShop } from '#ui/preview/SeeInShop.tsx';
import type { RecordField } from '#ui/record/recordField.ts';
import { DuplicateButton } from './DuplicateButton.tsx';

interface Props {
  /** The entity's name in the API. */
  entity: string;
  /** The fields that the history shows. */
  fields: readonly RecordField[];
}

/** The actions that all records have: duplicate, see in a shop if its kind can be shown there, history. */
export const RecordActions = (history: Props) => {
  const record = useRecordContext();
  return (
    <WordlessIfNarrow>
      <DuplicateButton />
      {record?.id !== undefined && isPreviewKind(history.entity) && (
        <SeeInShop kind={history.entity} id={String(record.id)} />
      )}
      <RecordHistory {...history} />
    </WordlessIfNarrow>
  );
};
