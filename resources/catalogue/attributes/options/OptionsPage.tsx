import NotFoundIcon from '@mui/icons-material/SearchOffOutlined';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Navigate, useLocation, useParams } from 'react-router';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { useOptionsAddress } from '#resources/catalogue/attributes/parts/useOptionsAddress.ts';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { OptionsHeader } from './OptionsHeader.tsx';
import { OptionsWorkspace } from './OptionsWorkspace.tsx';
import { AttributeOfOptionsDocument } from './operations.generated.ts';
import { ProductValues } from './ProductValues.tsx';

/**
 * Shows the options of an attribute, or for an attribute without options the values of products.
 */
const OptionsPage = () => {
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  const optionsAddress = useOptionsAddress();
  const { data, error } = useApiQuery(AttributeOfOptionsDocument, { id });
  const attribute = data?.attributeById.data;
  if (error) return <NotThere message={error.message} />;
  if (!attribute) return <Loading />;
  // redirect to the right URL: system and informative attributes have different ones, and an
  // attribute's kind may change
  const address = optionsAddress(attribute);
  if (address !== pathname) return <Navigate to={address + search} replace />;
  if (attribute.type === 'select') return <OptionsWorkspace key={id} attribute={attribute} />;
  return (
    <>
      <OptionsHeader id={attribute.id} name={attribute.name} isSystem={false} title="titleValues" />
      <ProductValues attrId={attribute.id} />
    </>
  );
};

const Loading = () => {
  const translate = useText();
  return (
    <Stack spacing={2} role="status" aria-label={translate('list.loading')}>
      <Skeleton width={320} height={48} />
      <Skeleton variant="rounded" height={480} />
    </Stack>
  );
};

const NotThere = ({ message }: { message: string }) => {
  const translate = useDynamicText();
  return (
    <Card>
      <StateMessage
        icon={<NotFoundIcon />}
        title={translate('shell.notFound.title')}
        text={translate(message, { _: 'shell.notFound.text' })}
      />
    </Card>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default OptionsPage;
