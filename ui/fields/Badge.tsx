export type Tone = 'success' | 'warning' | 'error' | 'primary' | 'neutral';

interface Props {
  /** Green for done or active, amber for pending, red for failed, neutral for all other states. */
  tone: Tone;
  children: string;
}

/** A record's state as a coloured word. */
export const Badge = ({ tone, children }: Props) => (
  <div className="badge" data-tone={tone}>
    {children}
  </div>
);
