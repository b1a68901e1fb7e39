import { toneOfRate } from '#contract/rules/website/userFeedback.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge, type Tone } from '#ui/fields/Badge.tsx';

const tones: Record<ReturnType<typeof toneOfRate>, Tone> = {
  bad: 'error',
  middling: 'warning',
  good: 'success',
};

/** Shows a rating as a coloured number. */
export const RateBadge = ({ rate }: { rate: number }) => {
  const translate = useText();
  return (
    <Badge tone={tones[toneOfRate(rate)]}>
      {translate('resources.user-feedback.rated', { rate })}
    </Badge>
  );
};
