### Lo que dice la imprenta de cualquier juego.

press-fronts = anverso
press-backs = reverso
press-cut = recorta por la línea, dobla por los trazos
press-sheet = hoja
