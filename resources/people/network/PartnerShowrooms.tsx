import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';
import { OpeningLines } from '#resources/people/showrooms/parts/OpeningLines.tsx';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { usePeriodText } from '#ui/fields/usePeriodText.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { Profile } from './partnerProfile.ts';

/** A partner's showrooms. */
export const Showrooms = ({ showrooms }: Pick<Profile, 'showrooms'>) => {
  const translate = useText();
  const periodText = usePeriodText();
  return (
    <SectionCard title={translate('network.page.showrooms')}>
      {showrooms.length === 0 && (
        <Typography color="text.secondary">{translate('network.page.noShowrooms')}</Typography>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 2.5, m: 0, p: 0, listStyle: 'none' }}>
        {showrooms.map(({ id, name, street, post_code, city, description, ...more }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 2 }}>
            {/* the name is beside the image, so the image needs no alternative text */}
            <Thumbnail
              image={more.picture ? { filename: more.picture, alt: '' } : null}
              size={96}
              height={64}
            />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography fontWeight={560} component="h3">
                {name}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {street}, {post_code} {city}
              </Typography>
              <Typography variant="body2" component="div">
                <OpeningLines spans={more.openingHours} none="" />
              </Typography>
              {more.closedFrom && (
                <Typography variant="body2" color="warning.main">
                  {translate('network.page.closed', {
                    period: periodText({ startsOn: more.closedFrom, endsOn: more.closedTo }),
                  })}
                </Typography>
              )}
              {description && (
                <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
                  {description}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};
