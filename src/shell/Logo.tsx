import Box from '@mui/material/Box';

/** The logo: a courtyard seen through an arch, and the product's name. */
export const Logo = () => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <Box
      component="svg"
      viewBox="0 0 32 32"
      width={28}
      height={28}
      aria-hidden
      sx={{ color: 'primary.main' }}
    >
      <rect x="1" y="1" width="30" height="30" rx="8" fill="currentColor" />
      <path
        d="M8 26V15a8 8 0 0 1 16 0v11"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M13 26v-9.5a3 3 0 0 1 6 0V26" fill="#fff" />
    </Box>
    <Box
      component="span"
      className="wordmark"
      sx={{ fontSize: 18, fontWeight: 640, letterSpacing: '-0.02em' }}
    >
      Atrium
    </Box>
  </Box>
);
