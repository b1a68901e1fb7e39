import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ListBase, ResourceContextProvider, useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { limits } from '#contract/limits.ts';
import { configurable, type ParentRecord } from '#resources/parents/parentForm.ts';
import { BulkOutcomeProvider } from '#ui/list/BulkOutcome.tsx';
import { BulkTargetProvider } from '#ui/list/BulkTarget.tsx';
import { ListContent } from '#ui/list/ListContent.tsx';
import { ListPagination } from '#ui/list/ListPagination.tsx';
import { ListToolbar } from '#ui/list/ListToolbar.tsx';
import { ToolbarSlots } from '#ui/list/toolbarSlots.tsx';
import { variationsAnchor } from './anchor.ts';
import { VariationsHeader } from './VariationsHeader.tsx';
import { VariationsTable } from './VariationsTable.tsx';

// these rows have too few fields for the form of a variation
const listRows = { meta: { of: 'list' } };
const inOrder = { field: 'id', order: 'ASC' } as const;

interface Props {
  /** The product's own form holds something that is not saved. */
  hasUnsaved: boolean;
}

/** The variations of a product, page by page, with all that can be done with them. */
export const VariationsSection = ({ hasUnsaved }: Props) => {
  const translate = useTranslate();
  const product = useRecordContext<ParentRecord>();
  const id = product?.id;
  const filter = useMemo(() => ({ parent_id: id, variationType: 'notMuster' }), [id]);
  if (!product) return null;
  const isConfigurable = product.type === configurable;
  const text = (key: string) => translate(`resources.products/parents.variations.${key}`);
  return (
    <Anchor>
      <ResourceContextProvider value="products/variations">
        <ListBase
          perPage={limits.defaultPageSize}
          sort={inOrder}
          filter={filter}
          // the address is the product's
          disableSyncWithLocation
          storeKey={false}
          disableAuthentication
          queryOptions={listRows}
        >
          <BulkTargetProvider>
            <BulkOutcomeProvider>
              <VariationsHeader product={product} hasUnsaved={hasUnsaved} />
              <Card>
                <ToolbarSlots>
                  <ListToolbar />
                  <ListContent
                    empty={text('none')}
                    emptyText={text(isConfigurable ? 'noneText' : 'noneSimple')}
                  >
                    <VariationsTable product={product} />
                  </ListContent>
                </ToolbarSlots>
                <ListPagination />
              </Card>
            </BulkOutcomeProvider>
          </BulkTargetProvider>
        </ListBase>
      </ResourceContextProvider>
    </Anchor>
  );
};

/** The section; whoever comes for it, as after a product was created, is led there. */
const Anchor = ({ children }: { children: ReactNode }) => {
  const { hash } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== `#${variationsAnchor}`) return;
    // a new page begins at its top, which comes after this
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  return (
    // no landmark: the table inside is one, and called the same
    <Box ref={section} id={variationsAnchor} sx={{ mt: 4 }}>
      {children}
    </Box>
  );
};
