import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Keeps the text clear of the lamp's cord, which hangs from the ceiling. */
const besideTheCord = '65%';

/** An illustration of a room beside the sign-in form, on wide screens. */
export const Interior = ({ title, text }: { title: string; text: string }) => (
  <Box
    component="aside"
    sx={{
      display: { xs: 'none', lg: 'flex' },
      flexDirection: 'column',
      justifyContent: 'space-between',
      overflow: 'hidden',
      color: '#fbf8f2',
      backgroundColor: '#2b4f45',
    }}
  >
    <Box sx={{ p: 6, pr: 2, maxWidth: besideTheCord, textWrap: 'balance' }}>
      <Typography sx={{ fontSize: 36, fontWeight: 620, letterSpacing: '-0.02em', lineHeight: 1.2 }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1.5, fontSize: 17, color: '#d9e3dc' }}>{text}</Typography>
    </Box>
    <Box
      component="svg"
      viewBox="0 0 720 520"
      aria-hidden
      preserveAspectRatio="xMidYMax slice"
      sx={{ width: '100%', overflow: 'visible' }}
    >
      <rect y="410" width="720" height="110" fill="#d8b991" />
      <path
        d="M0 438h720M0 470h720M120 410l-26 110M300 410l-10 110M450 410l14 110M600 410l40 110"
        stroke="#c7a478"
        strokeWidth="2"
      />
      <rect x="60" y="60" width="170" height="240" rx="85" fill="#e9dcc3" />
      <path d="M145 60v240M60 185h170" stroke="#2b4f45" strokeWidth="6" />
      <circle cx="190" cy="120" r="22" fill="#f4c98b" />
      <path d="M470 -900v996" stroke="#fbf8f2" strokeWidth="3" />
      <path d="M414 150a56 56 0 0 1 112 0z" fill="#e0a573" />
      <ellipse cx="470" cy="150" rx="56" ry="8" fill="#f7dcb4" />
      <ellipse cx="410" cy="452" rx="280" ry="30" fill="#b9745a" />
      <ellipse cx="410" cy="450" rx="250" ry="24" fill="#cb8a6e" />
      <rect x="270" y="330" width="300" height="86" rx="22" fill="#f2e9d8" />
      <rect x="262" y="270" width="316" height="92" rx="26" fill="#fbf4e6" />
      <rect x="240" y="316" width="48" height="100" rx="20" fill="#efe4cf" />
      <rect x="552" y="316" width="48" height="100" rx="20" fill="#efe4cf" />
      <rect
        x="300"
        y="290"
        width="76"
        height="62"
        rx="14"
        fill="#7fa38f"
        transform="rotate(-6 338 321)"
      />
      <rect
        x="462"
        y="288"
        width="70"
        height="62"
        rx="14"
        fill="#d59467"
        transform="rotate(7 497 319)"
      />
      <path
        d="M272 416l-6 30M568 416l6 30"
        stroke="#7a5233"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M634 446v-70" stroke="#7a5233" strokeWidth="6" />
      <path
        d="M634 376c-40-20-46-70-18-96 6 30 14 44 18 96zM634 376c36-24 44-66 22-94-8 30-16 48-22 94zM634 376c-8-46-4-90 6-116 14 36 10 80-6 116z"
        fill="#8fb49d"
      />
      <path d="M606 446h56l-8 44h-40z" fill="#f2e9d8" />
      <path
        d="M120 430h92M134 430l-8 56M198 430l8 56"
        stroke="#7a5233"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M150 426v-26h24v26z" fill="#b9745a" />
      <path d="M162 400c-14-14-14-32-2-42 8 14 8 28 2 42z" fill="#8fb49d" />
    </Box>
  </Box>
);
