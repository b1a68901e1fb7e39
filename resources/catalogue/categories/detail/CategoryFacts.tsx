import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { LinkBase, useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { CategoryRecord } from '#resources/catalogue/categories/operations.ts';
import { useProductsAddress } from '#resources/catalogue/categories/useProductsAddress.ts';
import { DateText } from '#ui/fields/DateText.tsx';

const messages = 'resources.collections/categories';

/** Shows the number of products and subcategories, and the time of the last change. */
export const CategoryFacts = () => {
  const translate = useText();
  const record = useRecordContext<CategoryRecord>();
  const productsAddress = useProductsAddress();
  if (!record) return null;
  const { id, productCount, ownProductCount, childCount, updatedAt } = record;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 2,
        rowGap: 1,
        typography: 'body2',
      }}
    >
      <Fact label={translate(`${messages}.fields.productCount`)}>
        {productCount > 0 ? (
          <Link component={LinkBase} to={productsAddress(id)}>
            {translate(`${messages}.products`, productCount)}
          </Link>
        ) : (
          translate(`${messages}.products`, 0)
        )}
        {productCount > 0 && `, ${translate(`${messages}.ofThoseHere`, ownProductCount)}`}
      </Fact>
      <Fact label={translate(`${messages}.fields.childCount`)}>{childCount}</Fact>
      <Fact label={translate(`${messages}.fields.updatedAt`)}>
        <DateText value={updatedAt} />
      </Fact>
    </Box>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0 }}>
      {children}
    </Box>
  </>
);
