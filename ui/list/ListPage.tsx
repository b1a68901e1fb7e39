import Card from '@mui/material/Card';
import { type FilterPayload, ListBase, type SortPayload } from 'ra-core';
import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { BulkOutcomeProvider } from './BulkOutcome.tsx';
import { BulkTargetProvider } from './BulkTarget.tsx';
import { ListContent } from './ListContent.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { SavedViewsMenu } from './SavedViewsMenu.tsx';
import { SelectionFollowsFilters } from './SelectionFollowsFilters.tsx';
import { ToolbarSlots } from './toolbarSlots.tsx';

interface Props {
  /** Where it leads back to, when it is a mode of its own. */
  back?: ReactNode;
  title: string;
  subtitle?: string;
  sort: SortPayload;
  /** Buttons of the header. */
  actions?: ReactNode;
  /** What always holds, whatever is filtered by; the address says nothing of it. */
  filter?: FilterPayload;
  filters: ReactNode;
  /** What stands instead of the table while there are no records at all. */
  empty: string;
  emptyText?: string;
  /** What can be done about that. */
  emptyAction?: ReactNode;
  /** The table. */
  children: ReactNode;
}

// react-admin fills the records' own cache from lists; a list's rows have too few fields for a form
const listRows = { meta: { of: 'list' } };

/**
 * A list's whole page. Its state is the address and nothing else, so that filters, address and the
 * back button always agree.
 */
export const ListPage = ({
  back,
  title,
  subtitle,
  sort,
  actions,
  filter,
  filters,
  children,
  ...empty
}: Props) => (
  <ListBase
    perPage={limits.defaultPageSize}
    sort={sort}
    filter={filter}
    storeKey={false}
    disableAuthentication
    queryOptions={listRows}
  >
    <BulkTargetProvider>
      <BulkOutcomeProvider>
        <PageHeader back={back} title={title} subtitle={subtitle} actions={actions} />
        <Card>
          <ToolbarSlots>
            {filters}
            <ListToolbar />
            <SavedViewsMenu />
            <SelectionFollowsFilters />
            <ListContent {...empty}>{children}</ListContent>
          </ToolbarSlots>
          <ListPagination />
        </Card>
      </BulkOutcomeProvider>
    </BulkTargetProvider>
  </ListBase>
);
