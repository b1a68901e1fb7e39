import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { CategoryRecord } from '#resources/catalogue/categories/operations.ts';
import { useProductsAddress } from '#resources/catalogue/categories/useProductsAddress.ts';

const messages = 'resources.collections/categories';

/** Shows the number of subcategories and products of a category. */
export const Usage = ({ usage }: { usage: CategoryRecord }) => {
  const translate = useText();
  const productsAddress = useProductsAddress();
  const { id, childCount, ownProductCount, ownProducts } = usage;
  const others = ownProductCount - ownProducts.length;
  return (
    <>
      <DialogContentText>{translate(`${messages}.inUse`)}</DialogContentText>
      <Box component="ul" sx={{ my: 1, pl: 2.5, typography: 'body2' }}>
        {childCount > 0 && <li>{translate(`${messages}.children`, childCount)}</li>}
        {ownProductCount > 0 && (
          <li>
            <Link component={LinkBase} to={productsAddress(id)} target="_blank">
              {translate(`${messages}.products`, ownProductCount)}
            </Link>
            {': '}
            {ownProducts.map(({ name }) => name).join(', ')}
            {others > 0 && ` ${translate(`${messages}.andMore`, others)}`}
          </li>
        )}
      </Box>
    </>
  );
};
