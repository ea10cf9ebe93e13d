import { createRoot } from 'react-dom/client'
import '../../brand/colours.css'
import '../styles/fonts.css'
import '../styles/indian-scripts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/type-roles.css'
import '../styles/shapes.css'
import '../styles/icons.css'
import '../styles/visibility.css'
import '../styles/table.css'
import { SalesDesk } from './sales-desk.tsx'

const place = document.getElementById('sales-desk')
if (place) createRoot(place).render(<SalesDesk />)
