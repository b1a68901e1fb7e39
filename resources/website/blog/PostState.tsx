import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { useMomentText } from '#ui/fields/useMomentText.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import type { BlogPostRow } from './record.generated.ts';

const tones = { published: 'success', scheduled: 'neutral', draft: 'warning' } as const;

/** Shows whether a post is published, the publication date, and whether it has an unsaved draft. */
export const PostState = ({ hasDrafts = false }: { hasDrafts?: boolean }) => {
  const text = useText(useResourcePrefix());
  const momentText = useMomentText();
  const record = useRecordContext<BlogPostRow>();
  if (!record) return null;
  const { state, publishAt, publishedAt, draftSavedAt } = record;
  const since = state === 'published' ? publishedAt : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Badge tone={tones[state as keyof typeof tones]}>{text(`states.${state}`)}</Badge>
      {(publishAt ?? since) && (
        <Typography variant="caption" color="text.secondary">
          {text(publishAt ? 'planned' : 'since', { time: momentText(publishAt ?? since ?? '') })}
        </Typography>
      )}
      {hasDrafts && draftSavedAt && (
        <Tooltip title={text('unsaved.inListLong', { time: momentText(draftSavedAt) })}>
          <Typography variant="caption" tabIndex={0}>
            {text('unsaved.inList')}
          </Typography>
        </Tooltip>
      )}
    </Box>
  );
};
