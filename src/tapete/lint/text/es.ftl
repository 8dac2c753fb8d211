# Lo que está mal en el código de un paquete que trae un juego.

# Nombres
wrong-no-python = esto no es Python
wrong-no-name = aquí nada se llama { $name }
wrong-no-name-near = aquí nada se llama { $name }; quizá sea { $near }
wrong-no-name-imported = { $name } no está importado: añádelo a la línea «from tapete.game import ...»
wrong-no-module = no hay ningún módulo { $name }
wrong-no-module-near = no hay ningún módulo { $name }; quizá sea { $near }
wrong-no-import = { $module } no tiene { $name }
wrong-no-import-near = { $module } no tiene { $name }; quizá sea { $near }
wrong-no-word = { $words }, en { $file }, no tiene la palabra { $name }
wrong-no-word-near = { $words }, en { $file }, no tiene la palabra { $name }; quizá sea { $near }

# Registros
wrong-no-field = el registro { $record } no tiene el campo { $name }
wrong-no-field-near = el registro { $record } no tiene el campo { $name }; quizá sea { $near }
wrong-field-of-array = { $what } es un array y no tiene el campo { $name }: di qué elemento, como en { $what }[i].{ $name }
wrong-field-of-number = { $what } es un número y no tiene el campo { $name }
wrong-no-items = { $what } no es un array y no tiene elementos
wrong-method = { $what } no tiene la función { $name }: una regla solo puede llamar a otras reglas
wrong-number-into = { $where } es un registro o un array, y se guarda en él un número: di qué campo o qué elemento
wrong-float-into = { $where } guarda números enteros y { $what } puede tener decimales: divide con //
wrong-negative-into = { $where } no guarda números por debajo de 0 y recibe { $what }: declara el campo como i1, i2 o i4
wrong-unmarked = { $record }.{ $name } no dice quién lo conoce: añade OPEN, SECRET, ITS_SEAT u otra marca
wrong-field-twice = { $record } tiene el campo { $name } dos veces
wrong-state-lacks = a { $record } le faltan campos que lee el núcleo: { $names }

# Números
wrong-text = una regla no tiene textos, solo números enteros
wrong-container = { $name } es de tipo { $kind }: las reglas leen una tupla o una ConstantTable
wrong-not-called = { $name } es una regla y no se la llama: escribe { $name }(...)
wrong-no-result = { $what } no devuelve nada, y se espera un número
wrong-none = { $what } no es un número
wrong-no-number-record = { $what } es un registro, y se espera un número: di qué campo
wrong-no-number-array = { $what } es un array, y se espera un número: di qué elemento
wrong-no-number-tuple = { $what } es una tupla, y se espera un número
wrong-no-number-container = { $what } no es un número
wrong-no-number-text = { $what } es un texto, y se espera un número
wrong-mixed = { $what } tiene decimales en las reglas compiladas, porque puede tener signo o no: declara el campo sin signo como i1, i2 o i4, o empieza su range en 0, como en range(0, n)
wrong-float-index = { $what } puede tener decimales y se usa como índice: divide con //
wrong-float-range = { $what } puede tener decimales y se usa en range(): divide con //
wrong-float-bits = { $what } puede tener decimales, y se toman sus bits: divide con //
wrong-float-argument = { $what } puede tener decimales, y { $name } recibe números enteros: divide con //
wrong-float-result = la regla { $name } debe devolver un número entero, y su resultado puede tener decimales: divide con //
wrong-never-below = { $what } no tiene signo, así que esto nunca se cumple en las reglas compiladas: compara los dos lados de la resta, o declara el campo como i1, i2 o i4
wrong-loop-over-number = { $what } es un número: escribe range({ $what })

# Instrucciones y llamadas
wrong-no-effect = { $what } no cambia nada
wrong-no-effect-equals = { $what } no cambia nada: para dar un valor, escribe un solo =
wrong-no-rule = { $name } no es una regla: escribe @rule encima
wrong-no-rule-of-tapete = { $name } no es una regla, así que ninguna regla puede llamarla
wrong-no-function = { $what } no se puede llamar
wrong-makes-object = { $name } es una clase: una regla no puede crear objetos
wrong-foreign = { $name } es de otro paquete: una regla solo puede llamar a reglas
wrong-builtin = las reglas no pueden llamar a la función { $name }
wrong-arguments = { $name } recibe { $n ->
    [one] { $n } argumento
   *[other] { $n } argumentos
} ({ $takes }), y aquí { $given }
wrong-word-asking = { $name } recibe un marco de la agenda, y { $word } no lo es
wrong-word-telling = { $name } recibe un suceso, y { $word } no lo es
wrong-word-choosing = { $name } recibe una clase de jugada, y { $word } no lo es

# Bucles
wrong-endless-true = este bucle no termina: escribe en él break o return
wrong-endless = este bucle no termina, porque nada en él cambia su condición: { $condition }
wrong-endless-way = este bucle no termina: { $change } se aleja del final de su condición, { $condition }

# Python que las reglas no pueden tener
wrong-python-try = las reglas no tienen excepciones, así que tampoco try: compruébalo antes con if
wrong-python-raise = las reglas no tienen excepciones, así que tampoco raise: llama a fail(s, fault)
wrong-python-assert = las reglas no tienen excepciones, así que tampoco assert: dilo en la regla «broken»
wrong-python-with = las reglas no tienen with
wrong-python-async = las reglas no tienen async ni await: pon en la agenda lo que pasa después
wrong-python-yield = las reglas no tienen yield: pon en la agenda lo que pasa después
wrong-python-global = las reglas solo cambian el estado, y ningún nombre de fuera: ponlo en un campo
wrong-python-del = una regla no puede borrar un nombre
wrong-python-import = una regla no puede importar: pon el import al principio del archivo
wrong-python-class = una regla no puede definir una clase
wrong-python-list = las reglas no tienen listas: usa un bucle, una tupla o un array del registro
wrong-python-set = las reglas no tienen conjuntos: usa los bits de un número
wrong-python-dict = las reglas no tienen diccionarios: usa match o una ConstantTable
wrong-python-generator = las reglas no tienen generadores: usa un bucle
wrong-python-text = una regla no tiene textos, solo números enteros
wrong-python-walrus = las reglas no tienen :=, así que da el nombre en una línea anterior
wrong-python-match = en las reglas, match solo compara con números y palabras

# Palabras y juegos
wrong-number-twice = { $words }.{ $name } tiene el número { $n }, que ya tiene { $other }
wrong-work-below = { $words }.{ $name } es trabajo y debe tener un número mayor que { $n }, mayor que todos los marcos que preguntan
wrong-rules-lack = a { $module } le faltan reglas que tiene todo juego: { $names }
wrong-results-lack = { $name } tiene el resultado { $result } y debe definir { $names }
wrong-game-lacks = a { $name } le falta lo que define todo juego: { $names }

# Mensajes
wrong-no-text-file = falta este archivo
wrong-no-fluent = esta línea no es un mensaje: { $line }
wrong-message-twice = el mensaje { $name } está dos veces
wrong-no-message = no hay ningún mensaje { $name } en { $file }
wrong-no-message-near = no hay ningún mensaje { $name } en { $file }; quizá sea { $near }, o falta el mensaje
wrong-no-argument = nada da al mensaje { $message } el argumento { $name }; recibe { $known }
wrong-no-argument-near = nada da al mensaje { $message } el argumento { $name }; quizá sea { $near }
wrong-no-arguments = nada da al mensaje { $message } el argumento { $name }; no recibe ninguno

# Lo que se ha encontrado
wrong-in-source = { $place }: { $wrong }
wrong-in-source-more = { $place }: { $wrong } ({ $n ->
    [one] un error más
   *[other] { $n } errores más
}: tapete check { $name })
