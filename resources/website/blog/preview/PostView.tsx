import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { imageFilename } from '#contract/rules/platform/image.ts';
import { documentOf, isBlank } from '#contract/rules/website/documentParts.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { RichText } from '#resources/website/blog/richText/RichText.tsx';

/** The parts of a post that readers see; any of them may still be empty. */
export interface ShownPost {
  title?: string | null;
  teaser?: string | null;
  body?: string | null;
  picture?: string | null;
  pictureAlt?: string | null;
  company?: string | null;
}

/** Renders a post as readers see it. */
export const PostView = ({ post }: { post: ShownPost }) => {
  const text = useText('resources.blog.preview');
  const { title, teaser, picture, pictureAlt, company } = post;
  const body = post.body ?? '';
  return (
    <Box component="article" sx={{ maxWidth: 760, mx: 'auto', p: { '@': 2, '@600': 4 } }}>
      {picture && imageFilename.test(picture) ? (
        <Box
          component="img"
          src={`/images/${picture}?w=1024`}
          alt={pictureAlt ?? ''}
          sx={{ width: 1, aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 1 }}
        />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {text('noPicture')}
        </Typography>
      )}
      {company && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {company}
        </Typography>
      )}
      <Typography component="h1" variant="h1" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        {title || text('untitled')}
      </Typography>
      {teaser && (
        <Typography sx={{ mt: 1, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
          {teaser}
        </Typography>
      )}
      <Box sx={{ mt: 3 }}>
        {isBlank(documentOf(body)) ? (
          <Typography color="text.secondary">{text('empty')}</Typography>
        ) : (
          <RichText body={body} />
        )}
      </Box>
    </Box>
  );
};
