import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase, useRecordContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useText } from '#providers/i18nProvider/useText.ts';
import { variationHistoryFields } from '#resources/catalogue/variations/parts/fields.ts';
import type { FieldGroup } from '#resources/catalogue/variations/parts/productFamily.ts';
import type { VariationRecord } from '#resources/catalogue/variations/parts/records.ts';
import { StatusInput } from '#resources/catalogue/variations/parts/StatusInput.tsx';
import { BackLink } from '#ui/form/BackLink.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { WordlessIfNarrow } from '#ui/layout/WordlessIfNarrow.tsx';
import { SeeInShop } from '#ui/preview/SeeInShop.tsx';
import { DuplicateVariationButton } from './DuplicateVariationButton.tsx';
import { useNeighbours } from './useNeighbours.ts';

/** Shows title, links to the previous and next variation, duplicate button, history and status. */
export const VariationHeader = ({ groups }: { groups: readonly FieldGroup[] }) => {
  const translate = useText();
  const listAddress = useListAddress();
  const record = useRecordContext<VariationRecord>();
  const isFromProduct = useSearchParams()[0].has('from');
  return (
    <PageHeader
      back={
        <BackLink to={listAddress}>
          {isFromProduct ? record?.parent.name : translate('resources.products/variations.name', 2)}
        </BackLink>
      }
      title={record?.name}
      kind={translate('resources.products/variations.edit')}
      actions={
        <WordlessIfNarrow>
          <NeighbourLinks />
          <DuplicateVariationButton groups={groups} />
          {record && <SeeInShop kind="variation" id={record.id} />}
          <RecordHistory entity="variation" fields={variationHistoryFields} />
          <StatusInput />
        </WordlessIfNarrow>
      }
    />
  );
};

const icons = { previous: PreviousIcon, next: NextIcon };

const ends = { previous: 'first', next: 'last' } as const;

/**
 * Links to the previous and next record of the filtered list; says why there is none.
 */
const NeighbourLinks = () => {
  const translate = useText();
  const { isElsewhere, ...neighbours } = useNeighbours();
  return (['previous', 'next'] as const).map((side) => {
    const neighbour = neighbours[side];
    const Icon = icons[side];
    if (!neighbour) {
      const reason = translate(
        `variationPages.neighbours.${isElsewhere ? 'elsewhere' : ends[side]}`,
      );
      return (
        <Tooltip key={side} title={reason}>
          {/* stays focusable, so that the reason can be read */}
          <IconButton aria-disabled aria-label={reason} sx={{ opacity: 0.4, cursor: 'default' }}>
            <Icon />
          </IconButton>
        </Tooltip>
      );
    }
    const label = translate(`variationPages.neighbours.${side}`, {
      name: neighbour.name,
    });
    return (
      <Tooltip key={side} title={label}>
        <IconButton component={LinkBase} to={neighbour.address} aria-label={label}>
          <Icon />
        </IconButton>
      </Tooltip>
    );
  });
};
