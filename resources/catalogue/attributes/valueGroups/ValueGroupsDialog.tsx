import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  ValueGroupsDocument,
  type ValueGroupsQuery,
} from '#resources/catalogue/attributes/operations.generated.ts';
import { Swatch } from '#resources/catalogue/attributes/parts/Swatch.tsx';
import { useOptionsAddress } from '#resources/catalogue/attributes/parts/useOptionsAddress.ts';
import { InfoDialog } from '#ui/dialogs/InfoDialog.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { useSearchText } from '#ui/form/useSearchText.ts';

type ValueGroup = ValueGroupsQuery['variationAtributeValueGroups']['data']['results'][number];

/** Finds a value group of any system attribute and links to the options of that attribute. */
const ValueGroupsDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useText();
  const text = useText('resources.collections/attributes.valueGroups');
  const { typed, text: key, onSearch } = useSearchText(limits.valueGroupDebounceMs);
  const { data, isPending } = useApiQuery(ValueGroupsDocument, {
    pagination: { page: 0, size: limits.valueGroupPageSize },
    key,
  });
  const found = data?.variationAtributeValueGroups.data;
  return (
    <InfoDialog onClose={onClose} width="sm" title={text('title')}>
      <Box sx={{ pt: 1 }}>
        <SearchField label={text('search')} value={typed} onChange={onSearch} autoFocus />
      </Box>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ my: 1.5 }}>
        {found &&
          (found.total > 0
            ? translate('resources.collections/attributes.valueGroups.total', found.total)
            : text('none'))}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={240} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflow: 'auto' }}>
        {found?.results.map((group) => (
          <ValueGroupItem key={group.id} group={group} onOpen={onClose} />
        ))}
      </Box>
    </InfoDialog>
  );
};

const ValueGroupItem = ({ group, onOpen }: { group: ValueGroup; onOpen: () => void }) => {
  const optionsAddress = useOptionsAddress();
  const { id, attr_id, name, image, attribute } = group;
  return (
    // the browser lays out only visible items; the list may have two thousand
    <Box component="li" sx={{ contentVisibility: 'auto', containIntrinsicHeight: 52 }}>
      <ListItemButton
        component={LinkBase}
        to={optionsAddress({ id: attr_id, is_configurable: true }, id)}
        onClick={onOpen}
        sx={{ borderRadius: 1, gap: 1.5, py: 0.5 }}
      >
        <Swatch switchType={image ? 'image' : null} value={image} size={32} />
        <ListItemText primary={name} secondary={attribute.name} />
      </ListItemButton>
    </Box>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default ValueGroupsDialog;
