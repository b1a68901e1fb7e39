import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { UseLink } from '#ui/fields/UseLink.tsx';
import type { PictureRecord } from './record.generated.ts';
import { useUseCount } from './useUseCount.ts';

/** Lists the records that use the picture, with links. */
export const PictureUses = ({ picture: { uses, useCount } }: { picture: PictureRecord }) => {
  const translate = useText();
  const titleId = useId();
  const title = useUseCount(useCount);
  const hidden = useCount - uses.length;
  return (
    <Box>
      <Typography id={titleId} variant="h3" component="h3">
        {title}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={titleId}
        sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, maxHeight: 240, overflow: 'auto' }}
      >
        {uses.map((use) => (
          <Box component="li" key={`${use.kind} ${use.id}`} sx={{ py: 0.5 }}>
            <Typography component="div">
              <UseLink use={use} />
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {translate(`resources.gallery.kinds.${use.kind}`)}
              {use.sku && ` · ${use.sku}`}
            </Typography>
          </Box>
        ))}
      </Box>
      {hidden > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('resources.gallery.more', hidden)}
        </Typography>
      )}
    </Box>
  );
};
