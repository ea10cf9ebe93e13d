import { createRoot } from 'react-dom/client'
import '../../common/brand/colours.css'
import '../../common/styles/fonts.css'
import '../../common/styles/indian-scripts.css'
import '../../common/styles/tokens.css'
import '../../common/styles/base.css'
import '../../common/styles/type-roles.css'
import '../../common/styles/shapes.css'
import '../../common/styles/icons.css'
import '../../common/styles/visibility.css'
import '../../common/styles/table.css'
import { SalesDesk } from './sales-desk.tsx'

const place = document.getElementById('sales-desk')
if (place) createRoot(place).render(<SalesDesk />)
