import { configure } from '@testing-library/react';

// Its own second is less than a busy machine may stand still.
configure({ asyncUtilTimeout: 60_000 });
