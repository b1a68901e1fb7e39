import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { PlainCheckbox } from '#ui/form/PlainCheckbox.tsx';
import type { PictureRecord } from './record.generated.ts';
import { useUseCount } from './useUseCount.ts';

interface Props {
  picture: PictureRecord;
  isSelected: boolean;
  onSelect: (id: string) => void;
  onShow: (id: string) => void;
}

/** Places the checkbox above the button that covers the rest of the card. */
const selectionStyles = {
  position: 'absolute',
  zIndex: 1,
  top: 8,
  left: 8,
  display: 'flex',
  borderRadius: 1,
  backgroundColor: 'background.paper',
} as const;

/** A picture with its name and warnings. */
export const PictureCard = memo(({ picture, isSelected, onSelect, onShow }: Props) => {
  const { id, filename, alt, useCount } = picture;
  const translate = useText();
  const uses = useUseCount(useCount);
  const name = picture.originName || filename;
  return (
    <Box
      component="li"
      sx={{ position: 'relative', contentVisibility: 'auto', containIntrinsicHeight: 262 }}
    >
      <Box sx={selectionStyles}>
        <PlainCheckbox
          label={translate('resources.gallery.select', { name })}
          isChecked={isSelected}
          onToggle={() => onSelect(id)}
        />
      </Box>
      <ButtonBase
        focusRipple
        onClick={() => onShow(id)}
        sx={{
          width: 1,
          height: 1,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'flex-start',
          textAlign: 'left',
          overflow: 'hidden',
          border: 1,
          borderColor: isSelected ? 'primary.main' : 'divider',
          borderRadius: 1,
          '&:hover, &:focus-visible': { borderColor: 'primary.main' },
        }}
      >
        <Box
          component="img"
          src={`/images/${filename}?w=320`}
          alt={alt}
          loading="lazy"
          decoding="async"
          sx={{
            width: 1,
            aspectRatio: '1',
            objectFit: 'contain',
            backgroundColor: 'background.default',
          }}
        />
        <Box sx={{ p: 1.25, minWidth: 0 }}>
          <Typography variant="body2" noWrap title={name} sx={{ fontWeight: 560 }}>
            {name}
          </Typography>
          <Typography variant="body2" color="text.secondary" noWrap>
            {uses}
          </Typography>
          <Remarks picture={picture} />
        </Box>
      </ButtonBase>
    </Box>
  );
});
PictureCard.displayName = 'PictureCard';

/** Warns about duplicates, and about a missing alternative text while a record uses the picture. */
const Remarks = ({ picture: { alt, useCount, duplicates } }: { picture: PictureRecord }) => {
  const translate = useText();
  const lacksAlt = alt === '' && useCount > 0;
  if (duplicates === 0 && !lacksAlt) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.75 }}>
      {duplicates > 0 && (
        <Badge tone="warning">{translate('resources.gallery.duplicates', duplicates)}</Badge>
      )}
      {lacksAlt && <Badge tone="warning">{translate('resources.gallery.lacksAlt')}</Badge>}
    </Box>
  );
};
