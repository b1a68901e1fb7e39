import Card from '@mui/material/Card';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import {
  type FilterPayload,
  ListBase,
  type SortPayload,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { limits } from '#contract/limits.ts';
import { cappedRows } from '#providers/dataProvider/operations.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { listChoicesOf } from '#providers/listChoices.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { SkipLink } from '#ui/layout/SkipLink.tsx';
import { useLater } from '#ui/layout/useLater.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { WordlessIfNarrow } from '#ui/layout/WordlessIfNarrow.tsx';
import { useWasTrue } from '#ui/lazy/useWasTrue.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { BulkOutcomeProvider } from './BulkOutcome.tsx';
import { BulkTargetProvider } from './BulkTarget.tsx';
import { ExactCountContext } from './exactTotal.tsx';
import { ListContent } from './ListContent.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { RememberListSettings } from './RememberListSettings.tsx';
import { SavedViewsMenu } from './SavedViewsMenu.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { ToolbarSlots } from './toolbarSlots.tsx';
import { refusedOf } from './useDropInvalidParams.ts';

interface Props {
  /** Key under which the browser stores page size and sort order; the resource by default. */
  storeKey?: string;
  /** Link back to another list, if this is a mode of it. */
  back?: ReactNode;
  /** Title; by default the resource's name. The subtitle is the resource's message `subtitle`. */
  title?: string;
  subtitle?: string;
  sort: SortPayload;
  /** Buttons in the page header. */
  actions?: ReactNode;
  /** A permanent filter, which the address does not contain. */
  filter?: FilterPayload;
  filters: ReactNode;
  /** Content between the header and the table. */
  lead?: ReactNode;
  /** Text shown instead of the table if there are no records; by default the message `empty`. */
  empty?: string;
  emptyText?: string;
  /** The action below that text. */
  emptyAction?: ReactNode;
  /** The table. */
  children: ReactNode;
}

/**
 * The page of a list. The address holds its whole state, so that filters, address and back button
 * always agree.
 */
export const ListPage = ({
  storeKey,
  back,
  title,
  subtitle,
  sort,
  actions,
  filter,
  filters,
  lead,
  children,
  empty,
  ...whenEmpty
}: Props) => {
  const text = useText(useResourcePrefix());
  const resource = useResourceContext() ?? '';
  const choices = listChoicesOf(storeKey ?? resource);
  const { size = limits.defaultPageSize, sort: chosenSort = sort } = choices.use();
  const report = useReportError();
  const [exactFor, countExactly] = useState<FilterPayload>();
  const exactCount = useMemo(() => ({ exactFor, countExactly }), [exactFor]);
  const query = useMemo(
    () => ({
      meta: { ...cappedRows.meta, exactFor },
      onError: (error: Error) => {
        // invalid parameters are removed from the address, so the error need not be reported
        if (refusedOf(error).length === 0) report(error);
      },
    }),
    [report, exactFor],
  );
  return (
    <ListBase
      perPage={size}
      sort={chosenSort}
      filter={filter}
      storeKey={false}
      disableAuthentication
      queryOptions={query}
    >
      <RememberListSettings choices={choices}>
        <ExactCountContext.Provider value={exactCount}>
          <BulkTargetProvider>
            <BulkOutcomeProvider>
              <PageHeader
                back={back}
                title={title ?? text('name', 2)}
                subtitle={subtitle ?? text('subtitle')}
                actions={
                  <WordlessIfNarrow>
                    <SkipToRows />
                    {actions}
                  </WordlessIfNarrow>
                }
              />
              {lead}
              {/* clipped without becoming a scroll area, in which the bulk actions would stick */}
              <Card sx={{ overflow: 'clip' }}>
                <WhenAnswered>
                  <ToolbarSlots>
                    {filters}
                    <ListToolbar />
                    <SavedViewsMenu />
                    <SelectionFollowsFilters />
                    <ListContent empty={empty ?? text('empty')} {...whenEmpty}>
                      {children}
                    </ListContent>
                  </ToolbarSlots>
                  <ListPagination />
                </WhenAnswered>
              </Card>
            </BulkOutcomeProvider>
          </BulkTargetProvider>
        </ExactCountContext.Provider>
      </RememberListSettings>
    </ListBase>
  );
};

const patienceMs = 1000;

/**
 * The list once the first answer has come, so that it is rendered once, with its rows. If that takes
 * long, it is rendered before, so that its filters can be used.
 */
const WhenAnswered = ({ children }: { children: ReactNode }) => {
  const translate = useText();
  const isLate = useLater(patienceMs);
  const isShown = useWasTrue(!useListContext().isPending || isLate);
  return isShown ? children : <TableSkeleton label={translate('list.loading')} />;
};

/** The tab stop after the heading, which skips the actions and filters. */
const SkipToRows = () => {
  const translate = useText();
  const { data = [] } = useListContext();
  if (data.length === 0) return null;
  return <SkipLink to="tbody tr :is(a, input, button)">{translate('list.skipToRows')}</SkipLink>;
};

/** Clears the selection when the filters change, so that hidden rows do not stay selected. */
const SelectionFollowsFilters = () => {
  const { filterValues, onUnselectItems } = useListContext();
  const filters = JSON.stringify(filterValues);
  const previous = useRef(filters);
  useEffect(() => {
    if (previous.current === filters) return;
    previous.current = filters;
    onUnselectItems();
  }, [filters, onUnselectItems]);
  return null;
};
